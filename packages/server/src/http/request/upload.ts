import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { maxBodyBytes } from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import { readBytes, refuseEncoded } from './body.ts';
import { HttpProblem } from '../reply/problems.ts';

/** A file as it was sent. */
export interface Upload {
  /** One of the types that the operation takes; of a form that takes files of any type, as the form says. */
  type: string;
  /** As the form names it; empty where it does not. */
  name: string;
  bytes: Uint8Array;
}

/** What an operation takes. */
export interface TakenFiles {
  /** Media types; where the form is the only one, files of any type come in a form. */
  types: readonly string[];
  /** Largest size of a file, in bytes. @default 1 MB */
  maxBytes?: number | undefined;
}

const form = 'multipart/form-data';
const noFile = () =>
  new Invalid('The request has no file.', [
    { path: 'file', message: 'Send the file as the body, or in a form' },
  ]);
const tooMany = () =>
  new Invalid('The form has more than one file. Send one at a time; nothing was kept.', [
    { path: 'file', message: 'Send one file' },
  ]);
const tooLarge = (maxBytes: number) =>
  new HttpProblem(413, `The file is larger than ${maxBytes / 1_048_576} MB. Send a smaller one.`);

const mediaType = (header: string | null | undefined) =>
  (header ?? '').toLowerCase().split(';')[0]?.trim() ?? '';

/**
 * Reads a request's file: the `file` of a form, or its body where the operation takes that.
 * @throws HttpProblem 413, and 415 for a type that is none of those taken; Invalid without a file
 */
export async function readUpload(request: IncomingMessage, taken: TakenFiles): Promise<Upload> {
  const type = mediaType(request.headers['content-type']);
  if (type !== form) refuseOther(type, taken.types);
  refuseEncoded(request.headers);
  if (type === form) return fileOf(request, taken);
  const bytes = await readBytes(request);
  if (bytes.length === 0) throw noFile();
  return { type, name: '', bytes };
}

function refuseOther(type: string, types: readonly string[]): void {
  if (types.includes(type) && type !== form) return;
  const accepted = [...new Set([...types, form])].join(', ');
  throw new HttpProblem(415, `Send a file of one of these types: ${accepted}.`, { Accept: accepted });
}

/** Parts of a form beside its file are read past: more than these, or longer ones, are nobody's form. */
const formLimits = { files: 4, fields: 20, fieldSize: 10_000, parts: 24, headerPairs: 50 };

async function fileOf(request: IncomingMessage, { types, maxBytes = maxBodyBytes }: TakenFiles) {
  const { type, name, bytes } = await readForm(request, maxBytes);
  if (bytes.length === 0) throw noFile();
  if (types.every((taken) => taken === form)) return { type, name, bytes };
  // What the form does not say is plain text to the parser; tables are all the text that is taken.
  const known = type === 'text/plain' ? 'text/csv' : type;
  refuseOther(known, types);
  return { type: known, name, bytes };
}

/** The `file` of a form. What comes after a refusal is read past: closing the socket would hide the answer. */
function readForm(request: IncomingMessage, maxBytes: number): Promise<Upload> {
  const { promise, resolve, reject } = Promise.withResolvers<Upload>();
  const parser = parserOf(request, maxBytes);
  let found: Upload | null = null;
  let isOpen = false;
  const refuse = (error: Error) => {
    request.unpipe(parser);
    request.resume();
    reject(error);
  };
  parser.on('file', (field, stream, { filename, mimeType }) => {
    const chunks: Buffer[] = [];
    if (field !== 'file' || isOpen) {
      stream.resume();
      if (field === 'file') refuse(tooMany());
      return;
    }
    isOpen = true;
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', () => refuse(noFile()));
    stream.on('limit', () => refuse(tooLarge(maxBytes)));
    stream.on('end', () => {
      found = { type: mediaType(mimeType), name: filename ?? '', bytes: Buffer.concat(chunks) };
    });
  });
  parser.on('close', () => (found ? resolve(found) : reject(noFile())));
  parser.on('error', () => refuse(noFile()));
  request.once('error', () => reject(new HttpProblem(400, 'The request ended before its body did.')));
  request.pipe(parser);
  return promise;
}

function parserOf(request: IncomingMessage, maxBytes: number): busboy.Busboy {
  try {
    // One byte more than may be: a file of just the largest size is not cut.
    const limits = { ...formLimits, fileSize: maxBytes + 1 };
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits });
  } catch {
    throw noFile();
  }
}
