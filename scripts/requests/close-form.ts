/**
 * npm run simulate:flood: how long so many addresses need to close the form for others, with the server's own limits and
 * a clock of its own: a day in a second. Each address sends as often as it is let in, sound envelopes with every proof
 * that is asked for, while the office deletes nothing; every ten seconds somebody else tries who has not sent before.
 * "Before" is one share for all that everything sent takes from, as it was until 2026-11-24.
 */
import { limits } from '../../server/requests/settings.ts';
import { Shares } from '../../server/requests/shares.ts';
import { TokenBuckets } from '../../server/requests/token-buckets.ts';
import { mostWaiting } from '../../server/requests/upkeep.ts';

const second = 1000;
const day = 24 * 3600;
const rates = limits({});

/** Takes a request of an address, or does not. */
type Server = (address: string) => boolean;

function before(now: () => number): Server {
  const [own, all] = [new TokenBuckets(rates.perAddress, now), new TokenBuckets(rates.inAll, now)];
  let waiting = 0;
  return (address) => {
    const taken = own.take(address) === 0 && all.take('') === 0 && waiting < mostWaiting;
    if (taken) waiting += 1;
    return taken;
  };
}

function after(now: () => number): Server {
  const own = new TokenBuckets(rates.perAddress, now);
  const shares = new Shares(rates, now);
  let waiting = 0;
  return (address) => {
    const isRoom = waiting < (shares.isNew({ address }) ? 2 : 1) * mostWaiting;
    const taken = own.take(address) === 0 && isRoom && shares.take({ address }) === 0;
    if (taken) waiting += 1;
    return taken;
  };
}

const asTime = (seconds: number | undefined) =>
  seconds === undefined
    ? 'never'
    : seconds < 120
      ? `${seconds} s`
      : seconds < 7200
        ? `${Math.round(seconds / 60)} min`
        : `${(seconds / 3600).toFixed(1)} h`;

function simulate(make: (now: () => number) => Server, addresses: number, days: number): string {
  let now = 0;
  const send = make(() => now);
  const refused: boolean[] = [];
  let first: number | undefined;
  let closed: number | undefined;
  for (let at = 0; at < days * day; at += 1) {
    now = at * second;
    // As much as each is given at the start, then each once a minute, which is what it is given back, in turns.
    for (let place = 0; place < addresses; place += 1) {
      if (at === 0) while (send(`flood ${place}`));
      else if (at % 60 === Math.floor((place * 60) / addresses)) send(`flood ${place}`);
    }
    if (at % 10 !== 5) continue;
    const isRefused = !send(`visitor ${at}`);
    refused.push(isRefused);
    if (isRefused) first ??= at;
    // Closed from here on: nobody gets through for an hour.
    if (refused.length >= 360 && refused.slice(-360).every(Boolean)) closed ??= Math.max(0, at - 3600);
  }
  const share = (list: readonly boolean[]) => `${((100 * list.filter(Boolean).length) / list.length).toFixed(0)} %`;
  return `first visitor refused: ${asTime(first)} | refused in the first hour: ${share(refused.slice(0, 360))} | closed for all: ${asTime(closed)} | refused in ${days} days: ${share(refused)}`;
}

const days = 3;
for (const addresses of [25, 250, 1250, 2000]) {
  console.log(`${addresses} addresses, before | ${simulate(before, addresses, days)}`);
  console.log(`${addresses} addresses, after  | ${simulate(after, addresses, days)}`);
}
