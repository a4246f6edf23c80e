import {
  maxBodyBytes,
  maxCoaResults,
  xlsxType,
  type CoaField,
  type CoaReading,
} from '../../contract/index.ts';
import { coaReader, readCertificate, unreadPdf, type CoaSheet } from '../../documents/index.ts';
import { specKnowledge } from '../../documents/knowledge.ts';
import { Invalid } from '../../errors.ts';
import {
  BadSheet,
  isCompoundFile,
  isUnicodeText,
  isZip,
  readDelimited,
  readWorkbook,
} from '../../sheets/files/index.ts';
import type { BroughtFile } from '../files/files.service.ts';

/** A file whose bytes say what it is; null: it is of no type that is known. */
export type SniffedFile = Pick<BroughtFile, 'bytes'> & { mime: string | null };

/**
 * What a certificate of analysis says. Nothing is stored.
 * @returns null for a file that is no table and no PDF
 * @throws Invalid for a table that is torn, locked with a password, or too large
 */
export async function readCoaFile(
  file: SniffedFile,
  mapping: readonly (CoaField | null)[] | undefined,
): Promise<CoaReading | null> {
  if (file.mime === 'application/pdf') return unreadPdf;
  const sheet = await readSheet(file);
  if (!sheet) return null;
  const reader = coaReader(specKnowledge().words);
  const { mapping: read, ...certificate } = readCertificate(sheet, { reader, mapping, most: maxCoaResults });
  return { kind: 'table', ...certificate, mapping: [...read] };
}

async function readSheet({ mime, bytes }: SniffedFile): Promise<CoaSheet | null> {
  try {
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
