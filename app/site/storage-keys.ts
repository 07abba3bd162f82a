/** The keys of what pages store in the visitor's browser; the table says which page stores what (`storageKeys` in pages.ts). */
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
  /** The grain cards a child has won: their ids, parted by commas (app/parts/kids/album.ts). */
  grainAlbum: 'grain-album',
  ownDevice: 'own-device',
  emergencyDoses: 'emergency-doses',
} as const;
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
