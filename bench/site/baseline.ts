import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { brand } from '../../packages/content/src/brand.ts';
import { faq } from '../../packages/content/src/faq.ts';
import { features } from '../../packages/content/src/features.ts';
import { places } from '../../packages/content/src/places.ts';
import { plans } from '../../packages/content/src/plans.ts';
import { sectors } from '../../packages/content/src/sectors.ts';
import { steps } from '../../packages/content/src/steps.ts';

const illustrations = new URL('../../apps/site/src/illustrations/', import.meta.url);

/** A server of the baseline: the sections and words of the landing page in one file, the system's fonts, no script. */
export interface BaselinePage {
  readonly origin: string;
  close(): void;
}

export async function serveBaseline(): Promise<BaselinePage> {
  const page = brotliCompressSync(baselinePage());
  const server = createServer(async (request, response) => {
    const name = /^\/([a-z-]+\.svg)$/.exec(request.url ?? '')?.[1];
    response.setHeader('content-encoding', 'br');
    response.setHeader('cache-control', 'public, max-age=31536000');
    if (name) {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(brotliCompressSync(await readFile(new URL(name, illustrations))));
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${portOf(server.address())}`, close: () => server.close() };
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The baseline does not listen.');
  return address.port;
}

const css = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#10201f;background:#fffaf0}section{max-width:1240px;margin:64px auto;padding:0 20px;content-visibility:auto;contain-intrinsic-size:auto 600px}#home{background:#002026;color:#fff;max-width:none;margin:0;padding:96px 20px;content-visibility:visible}#home img{width:92vw;height:auto}ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:24px;padding:0;list-style:none}#home a{color:#fff}a{color:#00696a;display:inline-block;padding:12px 4px}`;

function baselinePage(): string {
  const list = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const section = (title: string, body: string, id = '') =>
    `<section${id && ` id="${id}"`}><h2>${title}</h2>${body}</section>`;
  const two = (title: string, line: string) => `<h3>${title}</h3><p>${line}</p>`;
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${brand.name}</title><meta name="description" content="The baseline of the landing page."><link rel="icon" href="data:,"><style>${css}</style></head><body><main>
<section id="home"><h1>${brand.tagline}</h1><p>One place to run every booking your business takes.</p><a href="#contact">Book Free Demo Now</a><img src="/arch-city-hotel.svg" width="240" height="320" alt=""></section>
${section('Places', list(places.map(({ caption }) => caption)))}
${section('Sectors', list(sectors.map(({ title, line }) => two(title, line))), 'sectors')}
${section('Features', list(features), 'features')}
${section('Pricing', list(plans.map((plan) => `<h3>${plan.header}</h3><p>${plan.level}</p>${list(plan.features.map(({ label }) => label))}`)), 'pricing')}
${section('Tour', '<video controls preload="none" width="640" height="360"></video>')}
${section('How It Works', list(steps.map(({ title, line }) => two(title, line))))}
${section('Questions', faq.map(({ question, answer }) => `<details name="faq"><summary>${question}</summary><p>${answer}</p></details>`).join(''))}
${section('Contact', '<form action="/"><label>Name <input name="user_name"></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form>', 'contact')}
</main><footer><section><p>${brand.address.value.join(', ')}</p></section></footer></body></html>`;
}
