import { expect, it } from 'vitest';
import { withoutScripts } from './stripped-build.ts';

it('a page without scripts keeps everything else, structured data too', () => {
  const html = [
    '<head><script data-inline="theme">if (a < b) go();</script>',
    '<script type="application/ld+json">{"@type":"MedicalClinic"}</script></head>',
    '<body><p>Open</p>\n<script type="application/json" data-start="start">{"entry":"/x.js"}</script>',
    '<script type="module"\n src="/x.js"></script></body>',
  ].join('');
  expect(withoutScripts(html)).toBe(
    '<head><script type="application/ld+json">{"@type":"MedicalClinic"}</script></head><body><p>Open</p>\n</body>',
  );
});
