import {
  documentTypes,
  maxBodyBytes,
  maxCoaResults,
  xlsxType,
  type CoaField,
  type CoaReading,
} from '../../contract/index.ts';
import { coaReader, pdfNote, readCertificate, unreadPdf, type CoaSheet } from '../../documents/index.ts';
import { specKnowledge } from '../../documents/knowledge.ts';
import { Invalid } from '../../errors.ts';
import {
  BadSheet,
  isCompoundFile,
  isUnicodeText,
  isZip,
  readDelimited,
  readPdf,
  readWorkbook,
  UnreadPdf,
  type PdfProblem,
} from '../../sheets/files/index.ts';
import type { BroughtFile } from '../files/files.service.ts';

/** A file whose bytes say what it is; null: it is of no type that is known. */
export type SniffedFile = Pick<BroughtFile, 'bytes'> & { mime: string | null };

const problems: Readonly<Record<PdfProblem, string>> = {
  locked: 'it is locked with a password.',
  torn: 'it is torn.',
  long: 'it has more pages than a certificate.',
  picture: 'it holds pictures alone, as a scan does.',
  costly: 'reading it takes too long or too much.',
};

/**
 * What a certificate of analysis says. Nothing is stored. A PDF without text is told as one.
 * @returns null for a file that is no table and no PDF
 * @throws Invalid for a table that is torn, locked with a password, or too large
 */
export async function readCoaFile(
  file: SniffedFile,
  mapping: readonly (CoaField | null)[] | undefined,
): Promise<CoaReading | null> {
  try {
    const sheet = await readSheet(file);
    if (!sheet) return null;
    const reader = coaReader(specKnowledge().words);
    const { notes, ...certificate } = readCertificate(sheet, { reader, mapping, most: maxCoaResults });
    const all = file.mime === documentTypes.pdf ? [pdfNote, ...notes] : notes;
    return { kind: 'table', ...certificate, mapping: [...certificate.mapping], notes: all };
  } catch (error) {
    if (!(error instanceof UnreadPdf)) throw error;
    return unreadPdf(problems[error.problem]);
  }
}

async function readSheet({ mime, bytes }: SniffedFile): Promise<CoaSheet | null> {
  try {
    if (mime === documentTypes.pdf) return await readPdf(bytes);
    const isUnknownPack = mime === null && (isZip(bytes) || isCompoundFile(bytes));
    if (mime === xlsxType || isUnknownPack) return await readWorkbook(bytes);
    if (mime !== 'text/csv' && mime !== 'text/plain' && !isUnicodeText(bytes)) return null;
    if (bytes.byteLength > maxBodyBytes) throw new BadSheet('The table is larger than 1 MB.');
    return readDelimited(bytes);
  } catch (error) {
    if (!(error instanceof BadSheet)) throw error;
    throw new Invalid(`${error.message} Nothing was stored.`, [{ path: 'file', message: error.message }]);
  }
}
