import { chromium } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';
const [,, out, width, scheme, ...paths] = process.argv;
const b = await chromium.launch(launchOptions);
const w=Number(width);
const shots=[];
for (const p of paths){
  const c = await b.newContext({viewport:{width:w,height:w<500?800:900},colorScheme:scheme,serviceWorkers:'block',timezoneId:'America/Chicago'});
  const pg = await c.newPage(); await pg.goto('http://127.0.0.1:4180'+p); await pg.waitForTimeout(700);
  const h=await pg.evaluate(()=>document.documentElement.scrollHeight);
  for(let y=0;y<h;y+=700){await pg.evaluate(y=>scrollTo(0,y),y);await pg.waitForTimeout(40)}
  await pg.evaluate(()=>scrollTo(0,0));await pg.waitForTimeout(200);
  shots.push([p,(await pg.screenshot({fullPage:true})).toString('base64')]); await c.close();
}
const pg=await (await b.newContext({viewport:{width:Math.min(w*paths.length+20*paths.length,2400),height:600}})).newPage();
await pg.setContent('<body style="margin:0;display:flex;gap:10px;align-items:start;background:#888">'+shots.map(([p,s])=>`<div style="max-height:${process.env.MAXH??2400}px;overflow:hidden"><img style="width:${w>500?w*0.7:w}px;display:block" src="data:image/png;base64,${s}"></div>`).join('')+'</body>');
await pg.waitForTimeout(300);
await pg.screenshot({path:out,fullPage:true}); await b.close();
