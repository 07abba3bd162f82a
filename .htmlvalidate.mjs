import { defineConfig } from 'html-validate';

/** What the HTML of every built page is held to (tests/built/valid-html.test.ts). Each exception has its reason. */
export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  elements: ['html5'],
  rules: {
    // Every file is the site's own, from the host that serves the page: whoever could change one could change its hash as well.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Two forms have no button to send them, since they send nothing: their answers or ticks are cleared by a reset button, which works without script.
    'wcag/h32': 'off',
  },
});
