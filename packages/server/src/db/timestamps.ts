const utcText = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d{1,3})\d*)?\+00$/;

/** ISO 8601 in UTC with milliseconds, from PostgreSQL's own text ("2026-01-05 09:30:00.1+00"). */
export function isoOfTimestamptz(text: string): string {
  const utc = utcText.exec(text);
  if (utc) return `${utc[1]}T${utc[2]}.${(utc[3] ?? '').padEnd(3, '0')}Z`;
  // Another session time zone: "+01" and "+05:30" both occur, and Date reads only the long form.
  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString();
}
