import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, type ProblemCode, problemStatus, problemsPath } from '#app/requests/api.ts';
import type { Challenge } from '#app/requests/proof-of-work.ts';
import { languages } from '#app/site/language.ts';
import { acceptedLanguage } from './accept-language.ts';
import { problemWords } from './problem-words.ts';
import { StoreUnavailable } from './store.ts';

/** Thrown anywhere on the way of a request, answered as problem details. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  readonly challenge: Challenge | undefined;
  constructor(code: ProblemCode, retryAfter?: number, challenge?: Challenge) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.retryAfter = retryAfter;
    this.challenge = challenge;
  }
}

/** Seconds after which to try a store again that cannot write: long enough for a restart. */
const storePause = 10;

/** Answers with problem details (RFC 9457) in the language the browser asks for. Nothing of what was sent is repeated. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, { code, retryAfter, challenge }: ProblemError): FastifyReply {
  const language = acceptedLanguage(request.headers['accept-language']);
  const { title, detail } = problemWords[code];
  const problem: Problem = {
    type: `${problemsPath}/${code}`,
    title: title[language],
    status: problemStatus[code],
    detail: detail[language],
    code,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(challenge === undefined ? {} : { challenge }),
  };
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(problem.status)
    .header('content-language', language)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** What Fastify's own refusals of a body are to us. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = { 413: 'too-large', 415: 'not-json' };

/** Answers whatever fails below `api`; `report` hears of faults of ours and of the store, not of visitors' mistakes. */
export function answerProblems(api: FastifyInstance, report: (fault: unknown) => void): void {
  api.setErrorHandler((error: FastifyError | ProblemError | StoreUnavailable, request, reply) => {
    // The body may not have been read: the connection cannot carry another request.
    if (request.raw.readableEnded === false) reply.header('connection', 'close');
    if (error instanceof ProblemError) return sendProblem(request, reply, error);
    if (error instanceof StoreUnavailable) {
      report(error);
      return sendProblem(request, reply, new ProblemError('storage', storePause));
    }
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status >= 400 && status < 500) return sendProblem(request, reply, new ProblemError(codeOfStatus[status] ?? 'malformed'));
    report(error);
    return sendProblem(request, reply, new ProblemError('storage', storePause));
  });
}

/** Says in words what a problem's `type` means. */
export function explainProblems(api: FastifyInstance): void {
  for (const [code, { title, detail }] of Object.entries(problemWords)) {
    const text = languages.map((language) => `${title[language]}\n${detail[language]}\n`).join('\n');
    api.route({
      method: ['GET', 'HEAD'],
      url: `/problems/${code}`,
      handler: (_request, reply) => reply.type('text/plain; charset=utf-8').send(text),
    });
  }
}
