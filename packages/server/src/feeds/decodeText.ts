/** The text of an answer: by its content type, or else by the XML declaration, or else UTF-8. */
export function decodeText(body: Buffer, contentType: string): string {
  const declared =
    /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType) ??
    /^[^<]{0,4}<\?xml[^>]{0,100}encoding\s*=\s*["']([\w.:-]{1,40})/i.exec(
      body.subarray(0, 200).toString('latin1'),
    );
  return decoderFor(declared?.[1] ?? 'utf-8').decode(body);
}

/** A name that no decoder has is read as UTF-8, as readers of feeds do. */
function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
