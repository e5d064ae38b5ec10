#include "core/allocation/redis/lock_scripts.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <array>

namespace lekthi::redis {

namespace {

// Tells the claims of allocators from those of services that only poll.
constexpr auto tokenMark = "lekthi:";
constexpr auto longestWait = "60"; // seconds, after which an idle waiter's question is over

// Next to the lock there are, all with an expiry: a list of those that wait, a hash of when each asked last,
// a list for each that it is woken by, and a hash of the pace at which the lock goes from hand to hand.
//
// Who only polls would never find a busy lock free, because it is handed over. So of each period the lock
// must have been free for a share; what is missing at its end is a pause, in which nobody who stands in line
// is served. While a poller is known to be about, the pause is longer than the 100 ms after which it asks
// again.
constexpr auto prelude = R"lua(
local key, token = KEYS[1], ARGV[1]
local waiters, seen, pace = key .. ':waiters', key .. ':seen', key .. ':pace'
local mark = 'lekthi:'
local alive = 1000000   -- microseconds, like all times below
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]

local function readPace()
  local found = redis.call('HMGET', pace, 'since', 'last', 'free', 'resumes', 'polled')
  local polled = (tonumber(found[5]) or 0) > now
  return {
    since = tonumber(found[1]), last = tonumber(found[2]) or now, free = tonumber(found[3]) or 0,
    resumes = tonumber(found[4]) or 0, polled = polled,
    period = polled and 400000 or 800000, share = polled and 130000 or 8000,
  }
end

local function keepPace(known, milliseconds)
  if not known.polled then redis.call('PEXPIRE', pace, milliseconds) end
end

local function joinLine()
  if not redis.call('LPOS', waiters, token) then redis.call('RPUSH', waiters, token) end
  redis.call('HSET', seen, token, now)
  redis.call('PEXPIRE', waiters, 2000)
  redis.call('PEXPIRE', seen, 2000)
end

-- The first in line that still asks.
local function firstWaiter()
  while true do
    local first = redis.call('LINDEX', waiters, 0)
    if not first then return nil end
    local asked = tonumber(redis.call('HGET', seen, first))
    if asked and now - asked < alive then return first end
    redis.call('LPOP', waiters)
    redis.call('HDEL', seen, first)
  end
end

-- For a short grace only: who does not confirm has died.
local function handOver(to)
  local given = redis.pcall('SET', key, to, 'PX', 250)
  if given.err then return redis.call('DEL', key) end
  redis.call('LPOP', waiters)
  redis.call('HDEL', seen, to)
  local wake = 'lock:docnum:wake:' .. string.sub(to, #mark + 1, #mark + 32)
  redis.call('RPUSH', wake, to)
  redis.call('PEXPIRE', wake, 1000)
end
)lua";

constexpr auto acquireBody = R"lua(
local ttl = ARGV[2]
local holder = redis.call('GET', key)
if holder == token then   -- handed over, or the answer of an earlier try was lost
  redis.call('PEXPIRE', key, ttl)
  return -2
end
local known = readPace()
local pause = 0
if holder then
  if string.sub(holder, 1, #mark) ~= mark then
    redis.call('HSET', pace, 'polled', now + 60000000)
    redis.call('PEXPIRE', pace, 60000)
  end
else
  pause = known.resumes - now
  if pause > known.share then pause = 0 end   -- the clock was set back
  if pause <= 0 then
    local first = firstWaiter()
    if not first or first == token then
      redis.call('SET', key, token, 'PX', ttl)
      if first then
        redis.call('LPOP', waiters)
        redis.call('HDEL', seen, token)
      end
      local gap = now - known.last
      if not known.since or now < known.since or now - known.since > 2 * known.period then
        redis.call('HSET', pace, 'since', now, 'free', 0)
      elseif gap > 500 then   -- shorter ones nobody else's command gets into
        redis.call('HSET', pace, 'free', known.free + gap)
      end
      keepPace(known, ttl + 1000)
      return (known.polled or redis.call('LINDEX', waiters, 0)) and -2 or -1
    end
    handOver(first)
  end
end
if ARGV[3] ~= 'free' then joinLine() end
return math.max(0, math.ceil(pause / 1000))
)lua";

constexpr auto releaseBody = R"lua(
local early = ARGV[2] == 'early'
if redis.call('GET', key) ~= token then
  if early then return 0 end
  redis.call('LREM', waiters, 1, token)
  redis.call('HDEL', seen, token)
  return 0
end
local known = readPace()
local isOver = known.since and now - known.since >= known.period
if early and (isOver or not firstWaiter()) then return 0 end
local last = now
if isOver then
  if known.free < known.share then
    last = now + known.share - known.free
    redis.call('HSET', pace, 'resumes', last)
  end
  redis.call('HSET', pace, 'since', now, 'free', 0)
end
local first = last == now and firstWaiter()
if first then
  handOver(first)
  keepPace(known, 10000)
else
  redis.call('DEL', key)
  redis.call('HSET', pace, 'last', last)
  keepPace(known, 250)   -- who has long been free owes nobody a share
end
return 1
)lua";

// The same for each of several keys. One that holds something that is no lock must not keep the others
// locked: it counts as held by somebody else, and is found out by who asks for it alone.
constexpr auto eachKeyBegin = R"lua(
local answers = {}
for position = 1, #KEYS do
  local done, answer = pcall(function(KEYS, ARGV)
)lua";
constexpr auto eachKeyEnd = R"lua(
  end, {KEYS[position]}, ARGV)
  if not done then
    local reason = type(answer) == 'table' and answer.err or answer   -- a text before Redis 7
    if not string.find(reason, 'WRONGTYPE', 1, true) then error(answer) end
  end
  answers[position] = done and answer or 0
end
return answers
)lua";

struct Script
{
    explicit Script(const QByteArray &source)
        : text(source)
        , hash(QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex())
    {
    }

    QByteArray text;
    QByteArray hash;
};

QByteArray ofOneKey(const char *body)
{
    return QByteArray(prelude) + body;
}

QByteArray ofEachKey(const char *body)
{
    return eachKeyBegin + ofOneKey(body) + eachKeyEnd;
}

const Script &acquireScript()
{
    static const Script script(ofOneKey(acquireBody));
    return script;
}

const Script &acquireFreeScript()
{
    static const Script script(ofEachKey(acquireBody));
    return script;
}

const Script &releaseScript(const LockClaim &claim)
{
    static const Script one(ofOneKey(releaseBody));
    static const Script each(ofEachKey(releaseBody));
    return claim.keys.size() == 1 ? one : each;
}

QByteArrayList withArguments(QByteArrayList command, const LockClaim &claim)
{
    return command << QByteArray::number(claim.keys.size()) << claim.keys << claim.token;
}

QByteArrayList byHash(const Script &script, const LockClaim &claim)
{
    return withArguments({"EVALSHA", script.hash}, claim);
}

QByteArrayList inFull(const Script &script, const LockClaim &claim)
{
    return withArguments({"EVAL", script.text}, claim);
}

QByteArray millisecondsText(std::chrono::milliseconds time)
{
    return QByteArray::number(qint64(time.count()));
}

QByteArray randomText()
{
    std::array<quint32, 4> random;
    QRandomGenerator::global()->fillRange(random.data(), random.size());
    return QByteArray::fromRawData(reinterpret_cast<const char *>(random.data()), sizeof random).toHex();
}

} // namespace

QByteArray lockKey(const QString &name)
{
    return "lock:" + name.toUtf8();
}

QByteArray makeWakeName()
{
    return randomText();
}

LockClaim makeClaim(const QByteArrayList &keys, const QByteArray &wakeName)
{
    return {keys, tokenMark + wakeName + ':' + randomText()};
}

QByteArrayList acquireCommand(const LockClaim &claim, std::chrono::milliseconds timeToLive)
{
    return byHash(acquireScript(), claim) << millisecondsText(timeToLive);
}

QByteArrayList acquireCommandInFull(const LockClaim &claim, std::chrono::milliseconds timeToLive)
{
    return inFull(acquireScript(), claim) << millisecondsText(timeToLive);
}

QByteArrayList acquireFreeCommand(const LockClaim &claim, std::chrono::milliseconds timeToLive)
{
    return byHash(acquireFreeScript(), claim) << millisecondsText(timeToLive) << "free";
}

QByteArrayList acquireFreeCommandInFull(const LockClaim &claim, std::chrono::milliseconds timeToLive)
{
    return inFull(acquireFreeScript(), claim) << millisecondsText(timeToLive) << "free";
}

QByteArrayList releaseCommand(const LockClaim &claim)
{
    return byHash(releaseScript(claim), claim);
}

QByteArrayList releaseCommandInFull(const LockClaim &claim)
{
    return inFull(releaseScript(claim), claim);
}

QByteArrayList passOnCommand(const LockClaim &claim)
{
    return releaseCommand(claim) << "early";
}

QByteArrayList lookCommand(const QByteArray &key)
{
    return {"LINDEX", key + ":waiters", "0"};
}

QByteArrayList waitCommand(const QByteArray &wakeName)
{
    return {"BLPOP", "lock:docnum:wake:" + wakeName, longestWait};
}

} // namespace lekthi::redis
