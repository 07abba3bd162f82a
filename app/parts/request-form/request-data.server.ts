import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { requestSettings } from '#app/content/requests/request-settings.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { callPromise } from '#app/parts/requests/call-promise.server.ts';
import type { RequestForm } from '#app/requests/content.ts';
import type { FormDefinition } from '#app/requests/form-definition.ts';
import type { Language } from '#app/site/language.ts';

/** Returns what a page needs to offer a form; undefined while the practice takes no requests over the site. */
export function requestData(form: RequestForm, language: Language) {
  const settings = requestSettings();
  if (!settings) return undefined;
  const definition: FormDefinition = localized(requestForm(form), language);
  return { settings, promise: callPromise(), definition };
}

export type RequestData = NonNullable<ReturnType<typeof requestData>>;
