/** Routes without a session: set up, unlock, lock. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wordsIn } from '#app/site/language.ts';
import { words as keyWords } from '../keys/words.ts';
import type { Faults } from '../look/fields.ts';
import type { Links } from '../look/links.ts';
import type { PageAnswer } from '../part.ts';
import { type PassphraseAttempts, TooSoonError } from '../safe/passphrase-attempts.ts';
import { hasVault, Vault, VaultFileError, WrongPassphraseError } from '../safe/vault.ts';
import { isOwnForm, type Sessions } from '../session.ts';
import { isSample, type SetUpOptions, setUp } from './set-up.ts';
import { setUpPage } from './set-up-page.ts';
import { unlockPage } from './unlock-page.ts';
import { words } from './words.ts';

export interface EntryOptions extends SetUpOptions {
  readonly sessions: Sessions;
  readonly attempts: PassphraseAttempts;
  /** Sends a page without navigation. */
  readonly send: (reply: FastifyReply, path: string, page: PageAnswer) => FastifyReply;
}

export function answerEntry(app: FastifyInstance, links: Links, options: EntryOptions): void {
  const { folder, sessions, attempts, send } = options;
  const { language, at } = links;
  const w = wordsIn(words, language);
  const setUpAnswer = (faults?: Faults, typed?: URLSearchParams): PageAnswer => ({
    title: w.setUp,
    main: setUpPage({ links, folder, faults, typed }),
    status: faults ? 422 : 200,
  });

  app.get(at('/set-up'), async (_request, reply) =>
    (await hasVault(folder)) ? reply.redirect(at('/unlock'), 303) : send(reply, '/set-up', setUpAnswer()),
  );
  app.post(at('/set-up'), async (request, reply) => {
    if (await hasVault(folder)) return reply.redirect(at('/unlock'), 303);
    const form = formOf(request);
    const made = await setUp(form, language, options);
    if (!(made instanceof Vault)) return send(reply, '/set-up', setUpAnswer(made, form));
    sessions.begin(made, reply);
    return reply.redirect(at(isSample(made.currentKey) ? '/requests' : '/settings'), 303);
  });

  app.get(at('/unlock'), async (request, reply) => {
    if (!(await hasVault(folder))) return reply.redirect(at('/set-up'), 303);
    if (sessions.of(request)) return reply.redirect(at('/'), 303);
    return send(reply, '/unlock', { title: w.unlock, main: unlockPage(links) });
  });
  app.post(at('/unlock'), async (request, reply) => {
    const refused = (view: Parameters<typeof unlockPage>[1]) =>
      send(reply, '/unlock', { title: w.unlock, main: unlockPage(links, view), status: 422 });
    try {
      const passphrase = formOf(request).get('passphrase') ?? '';
      sessions.begin(await attempts.try(() => Vault.open(folder, passphrase), WrongPassphraseError), reply);
      return reply.redirect(at('/'), 303);
    } catch (error) {
      if (error instanceof WrongPassphraseError) return refused({ faults: { passphrase: wordsIn(keyWords, language).wrongPassphrase } });
      if (error instanceof TooSoonError) return refused({ faults: { passphrase: wordsIn(keyWords, language).tooSoon(error.seconds) } });
      if (error instanceof VaultFileError) return refused({ unreadable: true });
      throw error;
    }
  });

  app.post(at('/lock'), async (request, reply) => {
    const desk = sessions.of(request);
    if (desk && isOwnForm(request.body, desk)) sessions.end();
    return reply.redirect(at('/unlock'), 303);
  });
}

/** Returns the submitted fields; none if the body isn't a form. */
function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}
