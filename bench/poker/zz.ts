import { playOurs } from './hands';
for (let r = 0; r < 5; r++) { const t = performance.now(); let ev = 0; for (let i = 0; i < 1500; i++) ev += playOurs(i).length; console.log(((performance.now() - t) / 1500).toFixed(3), 'ms/hand', ev / 1500); }
