// Numbers only: a page can read its limits from here without the schemas.

/** Longest question, in characters after trimming. */
export const maxQuestionLength = 8000;

/** Longest title of a conversation, in characters: the first question is cut there. */
export const maxTitleLength = 60;

/** Longest concept of a product, in characters after trimming. A copy's ' (Copy)' must fit as well. */
export const maxConceptLength = 200;

/** Longest description of a product, in characters after trimming. */
export const maxDescriptionLength = 4000;

/** Longest insights text of a product, in characters. */
export const maxInsightsLength = 100_000;

/** Largest volume; the smallest is 0. */
export const maxVolume = 1000;

/** Largest size of a unit of a food or drink, in g or mL. */
export const maxPackSize = 20_000;

/** Largest body of a request, in bytes: 1 MB. */
export const maxBodyBytes = 1_048_576;

/** Largest file that is kept, in bytes: 20 MB. */
export const maxFileBytes = 20 * 1_048_576;

/** Most rows on a page, and how many there are when none is asked for. */
export const maxPageSize = 200;

/** Longest note of a version or an approval, in characters. */
export const maxVersionNote = 500;

/** Most lines of a formula. */
export const maxFormulaLines = 200;

/** Most results of a certificate of analysis. */
export const maxCoaResults = 300;

/** Media type of a zip archive. */
export const zipType = 'application/zip';

/** Media type of a DOCX text. */
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Media type of an XLSX workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Longest copy whose claims are checked at once, in characters. */
export const maxCopyLength = 4000;

/** Longest text of a claim that is kept, in characters. */
export const maxClaimLength = 400;

/** Longest title of an item of the garden, in characters. */
export const maxGardenTitle = 300;

/** Longest text that an item of the garden keeps, in characters. */
export const maxGardenSnapshot = 100_000;

/** Longest note on an item of the garden, in characters. */
export const maxGardenNote = 20_000;

/** Most tags of an item of the garden. */
export const maxGardenTags = 20;

/** Longest tag, in characters. */
export const maxGardenTag = 60;

/** Most highlights of an item of the garden. */
export const maxGardenHighlights = 200;

/** Largest file that the garden imports, in bytes: 5 MB. */
export const maxImportBytes = 5_242_880;

/** Most entries of a file that the garden imports. */
export const maxImportEntries = 5000;

/** How long what was thrown away can be restored, in days. */
export const trashDays = 30;
