import './database/quick-imports.ts';
import { readFileSync } from 'node:fs';
import v8 from 'node:v8';
const map = (n: string) => { const by: Record<string, number> = {}; let cur: any; let tot = 0; for (const l of readFileSync('/proc/self/smaps','utf8').split('\n')) { let m: any = l.match(/^([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \S+\s*(.*)/); if (m) cur = { start: parseInt(m[1],16), size: (parseInt(m[2],16)-parseInt(m[1],16))/1048576, perms: m[3], name: m[4] }; else if ((m = l.match(/^Rss:\s+(\d+)/))) { const rss = Number(m[1])/1024; tot += rss; const k = cur.name.includes('bin/node') ? 'node binary' : cur.name === '[heap]' ? 'malloc main' : cur.perms.includes('x') ? 'code' : cur.name ? 'files' : cur.start > 0x7e0000000000 ? (cur.size > 20 && cur.size < 70 ? 'arena' : cur.size>70 ? 'wasm?' : 'mmap') : 'v8?'; by[k] = (by[k]??0) + rss; } } const m = process.memoryUsage(); console.log(n.padEnd(12), tot.toFixed(0), Object.entries(by).filter(([,v])=>v>2).sort((a,b)=>b[1]-a[1]).map(([k,v])=>k+': '+v.toFixed(0)).join(', '), '| heapTotal', m.heapTotal>>20, 'used', m.heapUsed>>20, 'malloced', v8.getHeapStatistics().malloced_memory>>20, 'peak', v8.getHeapStatistics().peak_malloced_memory>>20); };
map('start');
await import('./product.ts'); map('imports');
const { openDatabase } = await import('./database/open.ts');
const d = await openDatabase({ kind: 'pglite', dir: '/tmp/a/small2/db' }); map('open');
await new Promise(r=>setTimeout(r,6000)); map('6 s');
if ((globalThis as any).gc) { (globalThis as any).gc(); await new Promise(r=>setTimeout(r,2000)); map('gc'); }
await d.close(); process.exit();
