import { informationPage, practice } from '#app/content/content.server.ts';
import { sharedValues } from '#app/content/text/shared-values.server.ts';
import { callPromise } from '#app/parts/requests/call-promise.server.ts';
import type { RequestForm } from '#app/requests/content.ts';
import type { Language } from '#app/site/language.ts';
import { requestData } from './request-data.server.ts';

/** Returns a form page's text, what the practice promises, and, if the practice takes requests, the form itself. */
export function requestPageData(texts: 'appointment' | 'new-patient', form: RequestForm, language: Language) {
  const { promiseHours, returningWindowYears } = practice();
  return {
    page: informationPage(texts, language),
    /** Hours until we answer. */
    answer: promiseHours,
    promise: callPromise(),
    /** How long the registration takes: "7 to 10 minutes". */
    minutes: sharedValues(language).get('forms-minutes') ?? '',
    /** A visit within so many years makes a returning patient. */
    years: returningWindowYears,
    request: requestData(form, language),
  };
}

export type RequestPageData = ReturnType<typeof requestPageData>;
