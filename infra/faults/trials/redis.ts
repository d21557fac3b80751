/** The session store is killed: public pages answer on, in time; sign-in says when to come again. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { agentPasswordFile } from '../../launch/demo-settings.ts';
import { percentile } from '../load/rhythm.ts';
import { counted, type Tried } from '../stage/http.ts';
import { type Stage, until } from '../stage/stage.ts';
import { type Trial, tooLong } from './trial.ts';

const pages = ['/api/pages/home', '/api/pages/medical/individual/questionnaire', '/api/csrf'];
const pageMilliseconds = 150;
const backWithinSeconds = 2;

export const redis: Trial = async (stage) => {
  const { engines, options, http, say } = stage;
  const agent = await visit(stage);
  await signIn(stage, agent);
  const normal = await look(stage, 'page normally', 3);
  await engines.kill('redis');
  await pause(200);
  const away = await look(stage, 'page without Redis', options.short ? 5 : 15);
  const from = http.tries.length;
  for (let times = 0; times < 10; times += 1) await signIn(stage, agent);
  const signIns = http.tries.slice(from).filter(({ target }) => target === 'sign-in');
  await engines.start('redis');
  const back = Date.now();
  const again = await until(30, () => signIn(stage, agent));
  const seconds = (Date.now() - back) / 1000;
  const broken = away.filter(({ what }) => Number(what) >= 500 || Number.isNaN(Number(what)));
  const unclear = signIns.filter(({ what }) => what !== '503');
  say(`Without Redis: pages ${counted(away)}; sign-in ${counted(signIns)}`);
  const p99 = p99Of(away);
  return {
    figures: [
      {
        figure: 'public pages while Redis is away, p99 beside normal',
        value: p99,
        unit: 'ms',
        reference: p99Of(normal),
      },
      figureOf('5xx of public pages while Redis is away, beside all', broken, away),
      figureOf('sign-ins answered 503 while Redis is away, beside all', signIns, signIns, unclear),
      {
        figure: 'sign-in after the return of Redis, beside the limit',
        value: seconds,
        unit: 's',
        reference: backWithinSeconds,
      },
    ],
    problems: [
      ...(broken.length > 0 ? [`Redis away: pages ${counted(broken)}`] : []),
      ...(unclear.length > 0 ? [`Redis away: sign-in ${counted(unclear)}`] : []),
      ...(again ? [] : ['Redis back: nobody can sign in']),
      ...tooLong(
        stage,
        'Redis away: p99 of pages in ms',
        p99,
        pageMilliseconds,
        // One page in fifty is this figure: on a machine that is slow by itself, normal ones say how slow.
        Math.max(pageMilliseconds, 2 * p99Of(normal)),
      ),
      ...tooLong(stage, 'Redis back: seconds until sign-in', seconds, backWithinSeconds),
    ],
  };
};

interface Visitor {
  cookie: string;
  token: string;
}

async function visit({ http, product: { origin } }: Stage): Promise<Visitor> {
  const answer = await http.patiently('bff', () => ({ method: 'GET', origin, path: '/api/csrf' }));
  const { token } = JSON.parse(answer.body) as { token: string };
  return { token, cookie: answer.cookies.map((each) => each.split(';')[0]).join('; ') };
}

/** False when it was answered 503 or not at all. A session that is replaced keeps its visitor signed in. */
async function signIn({ http, product }: Stage, visitor: Visitor): Promise<boolean> {
  const { origin, dataDir } = product;
  const password = readFileSync(path.join(dataDir, agentPasswordFile), 'utf8').trim();
  const fields = { user: 'agent', password, csrf_token: visitor.token };
  const answer = await http.once('sign-in', {
    method: 'POST',
    origin,
    path: '/staff/sign-in',
    headers: {
      origin,
      cookie: visitor.cookie,
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  });
  return answer?.status === 200;
}

/** All public pages in turn, often enough that one that was held up is not the figure. */
async function look({ http, product }: Stage, target: string, seconds: number): Promise<Tried[]> {
  const end = Date.now() + seconds * 1000;
  for (let index = 0; Date.now() < end; index += 1) {
    const page = pages[index % pages.length] ?? '/';
    await http.once(target, { method: 'GET', origin: product.origin, path: page });
    await pause(20);
  }
  return http.tries.filter((tried) => tried.target === target);
}

function p99Of(tries: readonly Tried[]): number {
  return percentile(
    tries.map(({ took }) => took),
    99,
  );
}

function figureOf(
  figure: string,
  found: readonly Tried[],
  all: readonly Tried[],
  without: readonly Tried[] = [],
) {
  return { figure, value: found.length - without.length, unit: 'count', reference: all.length };
}
