import { chromium } from 'playwright';
import { execFileSync } from 'node:child_process';
import { chromiumOptions } from './tools/test/chromium.mjs';
const port = process.env.PORT_ ?? 4110;
export const url = `http://127.0.0.1:${port}`;
export async function start(email, {width=1440,height=900,theme='light',state}={}) {
  const browser = await chromium.launch(chromiumOptions);
  const context = await browser.newContext({ viewport:{width,height}, locale:'en-GB', ...(state?{storageState:state}:{}) });
  const page = await context.newPage();
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.text().slice(0,300)));
  page.on('pageerror', e => console.log('PAGEERROR', e.message));
  const setTheme = async (t) => page.evaluate((n) => { document.documentElement.dataset.theme = n; }, t);
  if (email && !state) {
    await page.goto(`${url}/signin`);
    await page.getByLabel(/^Email/).fill(email);
    await page.locator('input[type="password"]').fill('Sounding-demo-2026!');
    await page.keyboard.press('Enter');
    const code = execFileSync('npm', ['run','-s','otp','--',email], {env:{...process.env, DATA_DIR:process.env.DATA_DIR ?? '/tmp/srv/data'}}).toString().match(/\d{6}/)[0];
    await page.getByPlaceholder('Enter 6-digit code here').fill(code);
    await page.keyboard.press('Enter');
    await page.waitForURL((u) => !u.pathname.includes('sign') && !u.pathname.includes('otp'));
  }
  const cookieButton = page.getByRole('button', { name: /Reject|Essential only|Decline/ });
  if (await cookieButton.first().isVisible().catch(()=>false)) await cookieButton.first().click();
  await setTheme(theme);
  return { browser, context, page, setTheme };
}
