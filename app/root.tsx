import { type LoaderFunctionArgs, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { frameData } from '#app/content/pages/frame.server.ts';
import { AssistantDoor } from '#app/frame/assistant-door.tsx';
import { Closures } from '#app/frame/closures.tsx';
import { EmergencyStrip } from '#app/frame/emergency-strip.tsx';
import { ErrorPage } from '#app/frame/error-page.tsx';
import { Footer } from '#app/frame/footer.tsx';
import { Header } from '#app/frame/header.tsx';
import { InlineScript, InlineStyle } from '#app/frame/inline-code.tsx';
import { KidsFooter } from '#app/frame/kids-footer.tsx';
import { KidsHeader } from '#app/frame/kids-header.tsx';
import { Metadata } from '#app/frame/metadata/metadata.tsx';
import { themeColors } from '#app/frame/metadata/theme-colors.ts';
import { NotLoaded } from '#app/frame/not-loaded.tsx';
import { PageContent } from '#app/frame/page-content.tsx';
import { placeKey, placesKey } from '#app/frame/scroll-places.ts';
import { StructuredData } from '#app/frame/structured-data.tsx';
import { useInPageLinks } from '#app/frame/use-in-page-links.ts';
import { words } from '#app/frame/words.ts';
import { isForChildren } from '#app/site/childrens-pages.ts';
import { logoPath, openSearchPaths, webManifestPaths } from '#app/site/file-paths.ts';
import { wordsIn } from '#app/site/language.ts';
import { findAddress, languageOf } from '#app/site/paths.ts';
import { ToastRegion } from '#app/ui/toast-region.tsx';
import { useWords } from '#app/ui/use-language.ts';
import headingFont from './styles/fonts/alegreya-bold.woff2?url';
import textFont from './styles/fonts/atkinson-hyperlegible-next.woff2?url';
import printStyles from './styles/print.css?url';

export function loader({ url }: LoaderFunctionArgs) {
  return frameData(languageOf(url.pathname));
}

/** Reloads the frame's words and records, which are in one language, when the language changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return languageOf(currentUrl.pathname) !== languageOf(nextUrl.pathname);
}

/** The document around every page, the error page too. */
export function Layout({ children }: { readonly children: React.ReactNode }) {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  const page = findAddress(pathname)?.page;
  const { id, hydrate = 'intent', queryKey, storageKeys, assistant } = page ?? {};
  return (
    <html
      lang={language}
      data-page={id}
      data-frame={page && isForChildren(page) ? 'kids' : undefined}
      data-hydrate={hydrate}
      data-assistant={assistant || undefined}
      data-query-key={queryKey}
      data-storage-keys={storageKeys?.join(' ')}
      // Set before the first paint by app/browser/theme.ts; here for a document that React rebuilds.
      data-script={typeof document === 'undefined' ? undefined : ''}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The header must be whole: half parsed, its menus would visibly move. */}
        <link rel="expect" href="#main" blocking="render" />
        <InlineScript name="theme" />
        <InlineStyle />
        <link rel="stylesheet" media="print" href={printStyles} />
        <Metadata />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={logoPath} type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={wordsIn(words, language).search}
          href={openSearchPaths[language]}
        />
        {/* The fonts that every page has on its first screen; otherwise they would be requested only once text is laid out. */}
        {[headingFont, textFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {/* With scripts, app/browser/link-manifest.ts adds it after the first paint. */}
        <noscript>
          <link rel="manifest" href={webManifestPaths[language]} />
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration storageKey={placesKey} getKey={placeKey} data-scroll-restoration="" />
        <Scripts />
        <InlineScript name="hydrate" />
      </body>
    </html>
  );
}

export default function Site() {
  const w = useWords(words);
  const page = findAddress(useLocation().pathname)?.page;
  const forChildren = page !== undefined && isForChildren(page);
  useInPageLinks();
  return (
    <>
      <a href="#main" className="skip-link">
        {w.skip}
      </a>
      <EmergencyStrip />
      {forChildren ? <KidsHeader /> : <Header />}
      <Closures />
      <PageContent>
        <Outlet />
      </PageContent>
      <NotLoaded />
      {forChildren ? <KidsFooter /> : <Footer />}
      <AssistantDoor />
      <ToastRegion />
      <StructuredData />
    </>
  );
}

export { ErrorPage as ErrorBoundary };
