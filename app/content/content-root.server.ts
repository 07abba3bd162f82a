/** The folder of every fact and every article: content/, beside package.json; the tests name one of their own (tests/practice). */
export const contentRoot = process.env.CONTENT_ROOT ?? 'content';
