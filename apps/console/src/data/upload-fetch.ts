/**
 * A `fetch` for forms that reports how much is sent, which the platform's own cannot.
 * @param onProgress Called with a whole number from 0 to 100.
 */
export function uploadFetch(onProgress: (percent: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal, body } = init;
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'POST', input instanceof Request ? input.url : input);
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
      };
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(responseText || null, { status, headers: headersOf(request) }));
      };
      request.onerror = () => reject(new TypeError('Failed to fetch'));
      signal?.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason);
      });
      request.send(body instanceof FormData ? body : null);
    });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const end = line.indexOf(':');
      return [line.slice(0, end), line.slice(end + 1).trim()];
    }),
  );
}
