/** The inline scripts, compiled from app/browser/<name>.ts. All pages share them, so that one strict content security policy fits all. */
export const inlineNames = ['theme', 'before-paint', 'hydrate'] as const;
export type InlineName = (typeof inlineNames)[number];

export type InlineScripts = Readonly<Record<InlineName, string>>;
