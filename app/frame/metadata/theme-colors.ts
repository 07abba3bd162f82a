/** The color that browsers show around the page; the same as --color-page in app/styles/tokens.css. */
export const themeColors = { light: '#faf6ee', dark: '#10201f' } as const;
