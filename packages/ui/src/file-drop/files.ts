/**
 * Why a file was not taken: its `type` is not accepted, it is `empty`, its `size` is above the limit, it is one too many
 * (`count`), it is a `folder`, or what was dropped or pasted is `notAFile` at all.
 */
export type RefusalReason = 'type' | 'empty' | 'size' | 'count' | 'folder' | 'notAFile';

/** What was not taken, and why. */
export interface FileRefusal {
  /** Name of the file or folder; empty where it has none. */
  name: string;
  reason: RefusalReason;
}

/** What a file drop takes. */
export interface FileLimits {
  /** Endings ('.csv'), media types ('text/csv') or families of them ('image/*'). Without it, any. */
  accept?: readonly string[];
  /** The most that one file may have, in bytes. Without it, no limit. */
  maxBytes?: number;
  /** Whether several at once are taken. */
  allowsMultiple: boolean;
}

/** What is known of a file before it is read. */
interface NamedFile {
  name: string;
  type: string;
  size: number;
}

const fitsOne = ({ name, type }: NamedFile, accepted: string): boolean => {
  const wanted = accepted.trim().toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
};

const reasonAgainst = (file: NamedFile, { accept, maxBytes }: FileLimits): RefusalReason | undefined => {
  if (accept && !accept.some((accepted) => fitsOne(file, accepted))) return 'type';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
};

/** Parts files by what is taken, both in their order. Where one is taken, it is the first that fits. */
export function sortFiles<Given extends NamedFile>(
  files: readonly Given[],
  limits: FileLimits,
): { taken: Given[]; refused: FileRefusal[] } {
  const taken: Given[] = [];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    const isTooMany = taken.length > 0 && !limits.allowsMultiple;
    const reason = reasonAgainst(file, limits) ?? (isTooMany ? 'count' : undefined);
    if (reason) refused.push({ name: file.name, reason });
    else taken.push(file);
  }
  return { taken, refused };
}
