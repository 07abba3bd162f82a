/** Makes an office token: `node server/requests/new-office-token.ts` (docs/deploy.md). */
import { randomBytes } from 'node:crypto';
import { tokenHash } from './office-token.ts';

const token = randomBytes(32).toString('base64url');
process.stdout.write(
  `For the office's page, shown this once:\n  ${token}\n\nFor the server, in OFFICE_TOKEN_HASHES:\n  ${tokenHash(token)}\n`,
);
