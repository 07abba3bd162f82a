/** Keys under which pages store data in the visitor's browser; the table lists each page's keys (`storageKeys` in pages.ts). */
export const storageKeys = {
  requestDraft: 'request-draft',
  requestKept: 'request-kept',
  requestOutbox: 'request-outbox',
  requestReceipt: 'request-receipt',
  kitDraft: 'kit-draft',
  kitKept: 'kit-kept',
  requestSharedDevice: 'request-shared-device',
  shotWait: 'shot-wait',
  immuneQuest: 'immunequest',
  immuneQuestPath: 'immunequest-path',
  /** The grain cards a child has won: their ids, with commas (app/parts/kids/album.ts). */
  grainAlbum: 'grain-album',
  ownDevice: 'own-device',
  emergencyDoses: 'emergency-doses',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
