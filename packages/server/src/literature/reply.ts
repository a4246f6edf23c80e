import type { z } from 'zod';
import { OutboundError } from '../outbound/index.ts';

/** What a service sent, as JSON. @throws OutboundError when it is torn or no JSON */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OutboundError('The answer broke off or is no JSON', { cause: error });
  }
}

/** A reply in its documented form. @throws OutboundError when it has another */
export function readReply<Reply>(schema: z.ZodType<Reply>, value: unknown): Reply {
  const read = schema.safeParse(value);
  if (!read.success) throw strange();
  return read.data;
}

/**
 * The entries of a list that have their documented form; a few that have not are left out.
 * @throws OutboundError when none of several has
 */
export function readEntries<Entry>(schema: z.ZodType<Entry>, entries: readonly unknown[]): Entry[] {
  const read = entries.flatMap((entry) => schema.safeParse(entry).data ?? []);
  if (read.length === 0 && entries.length > 0) throw strange();
  return read;
}

const strange = () => new OutboundError('The answer has another form than it documents');
