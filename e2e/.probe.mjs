import { chromium } from 'playwright';
const [,, url='http://localhost:8080/sign-in', name='shot', width='1440', extra=''] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ') });
const ctx = await browser.newContext({ viewport: { width: Number(width), height: width < 500 ? 800 : 900 } });
const page = await ctx.newPage();
page.on('console', m => console.log('CONSOLE', m.type(), m.text().slice(0, 400)));
page.on('pageerror', e => console.log('PAGEERROR', e.stack?.slice(0, 900)));
page.on('requestfailed', r => console.log('FAILED', r.url(), r.failure()?.errorText));
page.on('response', r => r.status() >= 400 && console.log('HTTP', r.status(), r.url().slice(0,200)));
await page.addInitScript(() => { window.addEventListener('shop:error', e => console.log('SHOPERROR', e.detail.error?.stack || e.detail.error, 'CAUSE', e.detail.error?.cause?.stack ?? '')); });
await page.goto(url);
await page.waitForTimeout(2500);
if (extra) { await eval(`(async()=>{${extra}})()`); }
await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true });
console.log('TITLE', await page.title());
await browser.close();
