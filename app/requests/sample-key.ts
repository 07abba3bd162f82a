import type { KeyPairText } from './key-pair.ts';

/**
 * THE SAMPLE KEY PAIR. Not a secret: everyone may read it here, so that a fresh copy of the project shows the whole way from the form to
 * the office. While content/practice.yaml names its public key, the form says that nobody reads what is sent, and `npm run go-live` fails.
 */
export const sampleKeyPair: KeyPairText = {
  publicKey: 'BGI_z4NEuRnu_bUZ-E8WejgUZB3n42pGFK_VtdIlnFSJKX2b9EAL0AXNleW8HHbENI5dmnVi1AVz9l6RilwVv-o',
  privateKey: 'f_we1mzQclgl9Jb8wh-YvKhn10jqL3wJjVmVd_rnX_Y',
};

/**
 * The desk's token for the sample key, so that the sample can be shown without any setup. The server accepts it only while the sample key
 * is in use and no real token is set, and only from its own machine.
 */
export const sampleOfficeToken = 'sample-token-that-everyone-may-know';
