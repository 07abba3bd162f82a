import { expect, it } from 'vitest';
import { filesAheadOf, type Manifest } from './files-ahead.ts';

const manifest: Manifest = {
  'app/root.tsx?client-route': { file: 'root.js', imports: ['_frame.js'] },
  '_frame.js': { file: 'frame.js', dynamicImports: ['app/pages/other/page.tsx', 'app/parts/assistant/conversation.tsx'] },
  'app/pages/other/page.tsx': { file: 'other.js' },
  'app/pages/search/page.tsx': {
    file: 'search.js',
    imports: ['_frame.js', '_load.js'],
    dynamicImports: ['virtual:index/en', 'virtual:index/es'],
  },
  'app/pages/form/page.tsx': { file: 'form.js', dynamicImports: ['app/parts/request-form/locked-file-panel.tsx', 'app/find.ts'] },
  'app/parts/request-form/locked-file-panel.tsx': { file: 'locked-file-panel.js' },
  '_load.js': { file: 'load.js', dynamicImports: ['app/find.ts'] },
  'app/find.ts': { file: 'find.js', imports: ['_words.js', '_frame.js'], dynamicImports: ['app/rare.ts'] },
  '_words.js': { file: 'words.js' },
  'app/rare.ts': { file: 'rare.js' },
  'virtual:index/en': { file: 'index-en.js' },
  'virtual:index/es': { file: 'index-es.js' },
  'app/parts/assistant/conversation.tsx': { file: 'conversation.js', imports: ['_frame.js', '_load.js'], dynamicImports: ['app/rare.ts'] },
  'app/browser/early-card.ts': { file: 'early-card.js', imports: ['_words.js'] },
};
const search = ['/root.js', '/frame.js', '/search.js', '/load.js'];

const { ofPage, ofAssistant, ofEarlyCard } = filesAheadOf(manifest);

it('names what a page imports when it runs, with all that this needs, in its own language', () => {
  expect(ofPage(search, 'en').toSorted()).toEqual(['/find.js', '/index-en.js', '/words.js']);
  expect(ofPage(search, 'es')).toContain('/index-es.js');
});

it('leaves out the panel of the locked file', () => {
  expect(ofPage(['/form.js'], 'en').toSorted()).toEqual(['/find.js', '/words.js']);
});

it('names what the assistant runs on, its own code first', () => {
  expect(ofAssistant('en')).toEqual(['/conversation.js', '/load.js', '/rare.js', '/find.js', '/words.js']);
});

it('names what shows a card before the assistant runs', () => {
  expect(ofEarlyCard()).toEqual(['/early-card.js', '/words.js']);
});

it('leaves out the code of other pages, which the frame imports on the way there', () => {
  expect(ofPage(['/root.js', '/frame.js'], 'en')).toEqual([]);
});
