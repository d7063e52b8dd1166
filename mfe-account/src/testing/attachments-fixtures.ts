import { act } from '@testing-library/react';

/** What the platform takes. */
export const UPLOAD_OPTIONS = {
  fileUploadOptions: {
    __typename: 'FileUploadOptions',
    url: 'http://localhost/rest/V1/uploads',
    support_ticket_max_file_size: 20 * 1024 * 1024,
    drawing_request_max_file_size: 20 * 1024 * 1024,
    max_files: 10,
    support_ticket_types: ['pdf', 'png', 'docx'],
    drawing_request_types: ['pdf', 'dwg', 'dxf', 'step', 'stp', 'png', 'jpg', 'jpeg'],
  },
};
export const UPLOAD_TOKEN = { createCustomerUploadToken: { token: 'upload-token' } };

export const pdf = (name = 'bush.pdf') => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });

/** The upload endpoint, in place of the browser's requests: answers everything at once, or with `status`. */
export function uploadEndpoint(status?: number): { names: string[] } {
  const names: string[] = [];
  class Answered {
    upload = {};
    status = 0;
    timeout = 0;
    onload = (): void => undefined;
    #method = '';
    #headers: Record<string, string> = {};
    open(method: string) {
      this.#method = method;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    getResponseHeader(name: string) {
      return name === 'location' ? `/rest/V1/uploads/id${names.length}` : this.#answered;
    }
    abort() {}
    #answered = '0';
    send(body?: Blob) {
      // A file goes in one piece here.
      this.#answered = String(body?.size ?? 0);
      if (this.#method === 'POST') {
        const [, name = ''] = (this.#headers['Upload-Metadata'] ?? '').split(' ');
        names.push(Buffer.from(name, 'base64').toString('utf8'));
      }
      this.status = status ?? (this.#method === 'POST' ? 201 : 204);
      queueMicrotask(() => act(() => this.onload()));
    }
  }
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Answered() as unknown as XMLHttpRequest);
  return { names };
}
