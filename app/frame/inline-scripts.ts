/** The scripts that stand in the pages themselves, each from app/browser/<name>.ts: the same few on every page, for one strict policy. */
export const inlineNames = ['theme', 'before-paint', 'hydrate'] as const;
export type InlineName = (typeof inlineNames)[number];

export type InlineScripts = Readonly<Record<InlineName, string>>;
