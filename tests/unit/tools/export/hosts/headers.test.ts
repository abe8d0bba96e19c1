import { headersFor, headerTable } from '@/tools/export/hosts/headers';

describe('who may frame a page', () => {
  it('is nobody in production', () => {
    const headers = headersFor('/about', headerTable());
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(headers['X-Frame-Options']).toBe('DENY');
  });

  it('is the preview itself in a preview, for its review sheet', () => {
    const headers = headersFor('/about', headerTable({ isPreview: true }));
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'self'");
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
  });
});
