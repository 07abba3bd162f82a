/** Builds the desk's HTTP server (docs/office.md) without starting it: main.ts makes it listen, only on 127.0.0.1. */
import { join } from 'node:path';
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify';
import { languages } from '#app/site/language.ts';
import { answerEntry } from './entry/entry-routes.ts';
import { addErrorPages } from './error-pages.ts';
import { guard, guarded } from './guard.ts';
import { linksIn } from './look/links.ts';
import { serveLook } from './look/served-files.ts';
import { multipartForm } from './multipart.ts';
import { addPartRoutes, longestForm, type RunningDesk } from './part-routes.ts';
import { tidyRequests } from './requests/request-box.ts';
import { addressToken } from './safe/address-token.ts';
import { cleanForm } from './safe/clean-text.ts';
import { makePrivateFolder, removeHalfWritten } from './safe/durable-file.ts';
import { lockFolder } from './safe/folder-lock.ts';
import { PassphraseAttempts } from './safe/passphrase-attempts.ts';
import { pageSender } from './send-page.ts';
import { Sessions } from './session.ts';
import { tidyContent } from './website/files/content-change.ts';

export interface DeskOptions {
  /** Where keys and requests are kept, as an absolute path. */
  readonly folder: string;
  /** The folder of the project whose content/ the desk changes, as an absolute path; this program's own project unless given. */
  readonly project?: string | undefined;
  /** The person the office calls when the site needs IT support. */
  readonly helper?: string | undefined;
  /** Receives faults of the program; never anything from a request. */
  readonly report: (fault: string) => void;
  readonly now?: () => number;
  /** Rounds of stretching a passphrase; the vault's default unless given. */
  readonly iterations?: number;
  /** Milliseconds that one whole check of the server may take; the default unless given. */
  readonly lookMs?: number;
}

export interface Desk {
  readonly app: FastifyInstance;
  /** The start of every address of the desk: a slash and a secret that only this computer's account can read. */
  readonly base: string;
}

const ownProject = join(import.meta.dirname, '..');

/** Makes and tidies the folder. Throws FolderInUseError if another desk has it open. */
export async function buildDesk({
  folder,
  project = ownProject,
  helper,
  report,
  now = Date.now,
  iterations,
  lookMs,
}: DeskOptions): Promise<Desk> {
  await makePrivateFolder(folder);
  const unlockFolder = lockFolder(folder);
  await removeHalfWritten(folder);
  await tidyRequests(folder);
  await tidyContent(project);
  const base = `/${await addressToken(folder)}`;
  const app = createApp();
  app.addHook('onClose', async () => unlockFolder());
  const attempts = new PassphraseAttempts(now);
  const sessions = new Sessions({ folder, base, now, attempts, lookMs });
  const running: RunningDesk = { app, base, sessions, send: pageSender(base), folder, project, helper, now };
  for (const language of languages) {
    answerEntry(app, linksIn(base, language), { folder, iterations, sessions, attempts, send: running.send });
    addPartRoutes(running, language);
  }
  addErrorPages(running, report);
  return { app, base };
}

/** Creates the guarded server, which takes forms and uploads only, without routes. */
function createApp(): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...guarded,
    logger: false,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    bodyLimit: longestForm,
    requestTimeout: 30_000,
  });
  guard(app);
  serveLook(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, cleanForm(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    multipartForm(request.headers['content-type'] ?? '', body),
  );
  return app;
}
