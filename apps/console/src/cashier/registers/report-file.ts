import { type CageReportName } from '@cardroom/contracts';

/** Where a report is fetched as a file: for a spreadsheet, plain or as such, or for the printer. */
export const reportFile = (
  name: CageReportName,
  query: URLSearchParams,
  format: 'csv' | 'xlsx' | 'pdf',
): string => {
  const wanted = new URLSearchParams(query);
  wanted.set('format', format);
  return `/api/v1/cashier/reports/${name}?${wanted}`;
};
