import { PassThrough } from 'node:stream';
import scripts from 'virtual:page-scripts';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { InlineCodeContext } from '#app/frame/inline-code.tsx';
import { structuredDataContext } from '#app/frame/metadata/structured-data.ts';
import style from './styles/app.css?inline';

const code = { style: style.trim(), scripts };

/**
 * Renders one whole page at build: waiting for everything gives plain HTML with few scripts, and an error in any part fails the build
 * instead of shipping a broken page.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const inlineCode = { ...code, structuredData: loadContext.get(structuredDataContext) };
  return new Promise((resolve, reject) => {
    const page = (
      <InlineCodeContext value={inlineCode}>
        <ServerRouter context={routerContext} url={request.url} />
      </InlineCodeContext>
    );
    const { pipe } = renderToPipeableStream(page, {
      // A static page needs no streaming: large parts are where they belong, without scripts that move them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
