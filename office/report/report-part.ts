import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { wordsIn } from '#app/site/language.ts';
import type { Asked, DeskPart } from '../part.ts';
import { askedMonth, type MonthReport, monthReport } from './month-report.ts';
import { reportCsv } from './report-csv.ts';
import { reportPage } from './report-page.ts';
import { words } from './words.ts';

async function asked({ desk, query, now }: Asked): Promise<{ readonly report: MonthReport; readonly present: string }> {
  const present = clinicMoment(now).date.slice(0, 7);
  return { report: await monthReport(desk.box, askedMonth(query.get('month'), present)), present };
}

/** What the office has had to do, in numbers, month by month. */
export const reportPart: DeskPart = {
  path: '/report',
  name: words.report,
  routes: [
    {
      method: 'GET',
      path: '',
      answer: async (request) => {
        const { report, present } = await asked(request);
        return { title: wordsIn(words, request.links.language).report, main: reportPage(report, present, request.links) };
      },
    },
    {
      method: 'GET',
      path: '/csv',
      answer: async (request) => {
        const { report } = await asked(request);
        return { file: { name: `requests-${report.month}.csv`, type: 'text/csv; charset=utf-8', content: reportCsv(report) } };
      },
    },
  ],
};
