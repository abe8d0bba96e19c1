import { renderToStaticMarkup } from 'react-dom/server';
import ErrorPage from '@/app/error';

describe('the error page @spec-2 @spec-8', () => {
  it.each([
    ['the status text if the error has one', 'Service Unavailable', 'Service Unavailable'],
    ['the message when the status text is empty', '', 'Failed to load'],
  ])('shows %s', (_, statusText, shown) => {
    const error = Object.assign(new Error('Failed to load'), { status: 503, statusText });
    expect(renderToStaticMarkup(<ErrorPage error={error} />)).toContain(shown);
  });
});
