import { stringify } from 'csv-stringify/sync';
import { countsOf, groups, type MonthReport, medianOf, totalOf } from './month-report.ts';

/** A month's report for a spreadsheet (RFC 4180, UTF-8 with a byte order mark): a row a number, under ids that stay. */
export function reportCsv(report: MonthReport): string {
  const { callMinutes } = report.numbers;
  const rows = [
    ['requests', 'all', totalOf(report)],
    ...groups.flatMap((group) => countsOf(report, group).map(([id, count]) => [group, id, count])),
    ['first-call', 'called', callMinutes.length],
    ['first-call', 'median-minutes', medianOf(callMinutes)],
    ['first-call', 'longest-minutes', callMinutes.at(-1)],
  ].map((row) => [report.month, ...row]);
  return stringify(rows, { columns: ['month', 'group', 'id', 'value'], header: true, bom: true, record_delimiter: 'windows' });
}
