/** The folder of all records and articles: content/, beside package.json; the tests use another (tests/practice). */
export const contentRoot = process.env.CONTENT_ROOT ?? 'content';
