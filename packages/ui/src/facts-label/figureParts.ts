/** What of a figure stands in one line: of '204 mcg DFE (120 mcg folic acid)' what is in brackets may stand in the next. */
export const figureParts = (text: string): string[] => text.split(/ (?=\()/);
