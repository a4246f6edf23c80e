import { fileWords, requestFileTypes, type QuoteRequest } from '../../contract/index.ts';
import { renderDocument, type PrintedDocument } from '../../documents/render/index.ts';
import { checksumOf } from '../../provenance/index.ts';
import { requestContent, type RfqRecord } from '../../sourcing/index.ts';

/** A request as a file. */
export interface RequestFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A request as one maker sees it, and where it stands. */
export interface SeenRequest {
  seen: QuoteRequest;
  standing: Pick<RfqRecord, 'status' | 'sentAt' | 'updatedAt'>;
}

/** What the file of a request is called, without its ending. */
export const requestFileName = ({ product, to }: QuoteRequest): string => fileWords(`RFQ ${product} - ${to}`);

function printed({ seen, standing: { status, sentAt, updatedAt } }: SeenRequest): PrintedDocument {
  const content = requestContent(seen, (sentAt ?? updatedAt).slice(0, 10));
  const cancelled = status === 'cancelled' ? 'CANCELLED' : null;
  return {
    content,
    number: seen.revision,
    checksum: checksumOf(content),
    isForOthers: true,
    mark: sentAt === null ? 'DRAFT' : cancelled,
    standing: sentAt === null ? 'Draft: not sent yet.' : `Sent on ${sentAt.slice(0, 10)}.`,
  };
}

/** A request as a file that can be printed, or gone on with in Word. */
export async function printRequest(request: SeenRequest, format: 'pdf' | 'docx'): Promise<RequestFile> {
  return {
    name: `${requestFileName(request.seen)}.${format}`,
    type: requestFileTypes[format],
    bytes: await renderDocument(printed(request), format),
  };
}
