import { Component, type ReactNode } from 'react';
import type { Frame } from '#app/content/frame.server.ts';
import { wordsIn } from '#app/site/language.ts';
import { languageOf } from '#app/site/paths.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { errorWords } from '../error-words.ts';
import { reloadOnce } from '../reload-once.ts';

interface Props {
  readonly frame: Frame;
  readonly children: ReactNode;
}

/**
 * Stands outside of all that can fail, the error page too. The page is loaded whole again, as plain HTML; should that not have
 * helped, it says whom to call, in a document of its own.
 */
export class LastResort extends Component<Props, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    reloadOnce(location.href);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const language = languageOf(location.pathname);
    const w = wordsIn(errorWords, language);
    return (
      <html lang={language}>
        <head>
          <title>{w.title}</title>
        </head>
        <body>
          <main>
            <h1>{w.title}</h1>
            <p>{w.text}</p>
            {this.props.frame.offices.map(({ id, name, phones }) => (
              <p key={id}>
                {name}: <PhoneLink number={phones.office} />
              </p>
            ))}
            <p>
              <a href="tel:911">{w.emergency}</a>
            </p>
            <p>
              <a href={location.href}>{w.again}</a>
            </p>
          </main>
        </body>
      </html>
    );
  }
}
