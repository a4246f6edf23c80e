import { describe, expect, it } from 'vitest';
import { ApiError, apiErrorOf, errorWords, hasStatus, refusalsOf } from './problem';

const problem = { type: 'about:blank', title: 'Not Found', status: 404, detail: 'There is no product 7.' };

describe('apiErrorOf', () => {
  it('has a message of status, colon and response text', () =>
    expect(apiErrorOf(502, 'Bad gateway').message).toBe('502: Bad gateway'));
  it('keeps the text as it came, problem or not', () =>
    expect(apiErrorOf(404, JSON.stringify(problem)).message).toBe(`404: ${JSON.stringify(problem)}`));
  it('reads the problem', () => expect(apiErrorOf(404, JSON.stringify(problem)).problem).toEqual(problem));
  it.each(['', 'null', '[]', '{"status":404}', '<html>'])('finds no problem in %j', (text) =>
    expect(apiErrorOf(404, text).problem).toBeUndefined(),
  );
});

describe('errorWords', () => {
  it('says the server’s detail', () =>
    expect(errorWords(apiErrorOf(404, JSON.stringify(problem)))).toBe('404: There is no product 7.'));
  it.each(['', ' \n', '<html><body>502 Bad Gateway</body></html>'])('has words for %j', (text) =>
    expect(errorWords(apiErrorOf(502, text))).toBe('502: The server gave no reason. Try again in a moment.'),
  );
  it('says the message of anything else', () => {
    expect(errorWords(apiErrorOf(500, 'boom'))).toBe('500: boom');
    expect(errorWords(new Error('Odd end'))).toBe('Odd end');
    expect(errorWords('odd')).toBe('odd');
  });
});

describe('errorWords without an answer', () => {
  it('does not leave it to the browser', () =>
    expect(errorWords(new TypeError('Load failed'))).toBe(
      'The server could not be reached. Check the connection, then try again.',
    ));
});

describe('hasStatus', () => {
  it('asks for the status of a refusal only', () => {
    expect(hasStatus(new ApiError(404, ''), 404)).toBe(true);
    expect(hasStatus(new ApiError(500, ''), 404)).toBe(false);
    expect(hasStatus(new Error('404'), 404)).toBe(false);
  });
});

describe('refusalsOf', () => {
  it('says what is wrong with each field', () => {
    const errors = [{ path: 'phoneNumber', message: 'Keep the phone number to 40 characters' }];
    expect(refusalsOf(apiErrorOf(400, JSON.stringify({ ...problem, status: 400, errors })))).toEqual({
      phoneNumber: 'Keep the phone number to 40 characters',
    });
  });
  it.each([
    apiErrorOf(404, JSON.stringify(problem)),
    apiErrorOf(502, 'Bad gateway'),
    new Error('odd'),
    undefined,
  ])('is empty for %s', (error) => expect(refusalsOf(error)).toEqual({}));
});
