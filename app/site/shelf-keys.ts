/** Names under which pages keep something in the visitor's browser; a page that finds its own there wakes by itself (`keeps` in pages.ts). */
export const shelfKeys = {
  requestDraft: 'request-draft',
  requestOutbox: 'request-outbox',
  requestReceipt: 'request-receipt',
  shotWait: 'shot-wait',
  immuneQuest: 'immunequest',
  ownDevice: 'own-device',
  emergencyDoses: 'emergency-doses',
} as const;
export type ShelfKey = (typeof shelfKeys)[keyof typeof shelfKeys];
