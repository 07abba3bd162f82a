import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, type ProblemCode, problemStatus, problemsPath } from '#app/requests/api.ts';
import { languages } from '#app/site/language.ts';
import { acceptedLanguage } from './accept-language.ts';
import { problemWords } from './problem-words.ts';
import { StoreUnavailable } from './store.ts';

/** An error that is answered as problem details; may be thrown anywhere while a request is handled. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly statusCode: number;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;
  constructor(code: ProblemCode, retryAfter?: number) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.statusCode = problemStatus[code];
    this.retryAfter = retryAfter;
  }
}

/** Seconds to wait if the store cannot write: long enough for a restart. */
const storePause = 10;

/** Answers with problem details (RFC 9457) in the language that the browser prefers, without repeating anything that was sent. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, { code, retryAfter }: ProblemError): FastifyReply {
  const language = acceptedLanguage(request.headers['accept-language']);
  const { title, detail } = problemWords[code];
  const problem: Problem = {
    type: `${problemsPath}/${code}`,
    title: title[language],
    status: problemStatus[code],
    detail: detail[language],
    code,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(problem.status)
    .header('content-language', language)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** Our codes for the statuses with which Fastify itself refuses a body. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = { 413: 'too-large', 415: 'not-json' };

/** Answers everything that fails below `api`. `report` is called for faults of ours and of the store, not for visitors' mistakes. */
export function answerProblems(api: FastifyInstance, report: (fault: unknown) => void): void {
  api.setErrorHandler((error: FastifyError | ProblemError | StoreUnavailable, request, reply) => {
    // If the body was not read completely, the connection cannot be used for another request.
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

/** Serves the pages that explain a problem's `type`. */
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
