import assert from 'node:assert/strict';

const json = async (url, { headers, ...options } = {}) => {
  const response = await fetch(url, {
    ...options,
    headers: { 'content-type': 'application/json', ...headers },
  });
  const text = await response.text();
  assert.ok(response.ok, `${options.method ?? 'GET'} ${url} answered ${response.status}: ${text}`);
  return { headers: response.headers, body: text && JSON.parse(text) };
};

/** Asks the Auth emulator as the web SDK does when somebody signs in with Google. */
export async function signIn(emulatorHost, { email, name }) {
  const claims = JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name });
  const { body } = await json(
    `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`,
    {
      method: 'POST',
      body: JSON.stringify({
        postBody: new URLSearchParams({ id_token: claims, providerId: 'google.com' }).toString(),
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  );
  return { uid: body.localId, idToken: body.idToken };
}

/** Asks the Auth emulator whose token this is, as the web SDK does when a page is opened again. */
export async function lookUp(emulatorHost, idToken) {
  const { body } = await json(
    `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local`,
    { method: 'POST', body: JSON.stringify({ idToken }) },
  );
  return body.users[0].localId;
}

/** Calls the API as this person. */
export const apiOf = (origin, { idToken }) => {
  const headers = { authorization: `Bearer ${idToken}` };
  return {
    get: async (path) => (await json(`${origin}${path}`, { headers })).body,
    post: async (path, body) =>
      (await json(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).body,
  };
};
