/** Posts to the mocks, whatever version there is. @throws where it is refused */
export async function post(
  url: string,
  body?: object,
  headers: Record<string, string> = { 'If-Match': '*' },
): Promise<Record<string, unknown>> {
  const type = body && { 'Content-Type': 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...type, ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} was answered ${response.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}
