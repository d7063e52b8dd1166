import { ballBearing, rollerBearing, shaftSeal, taperedBearing, thrustBearing } from './drawings/bearings.ts';
import { belt, chain, parallelKey, sprocket } from './drawings/drives.ts';
import { lockNut, nut, socketScrew, washer } from './drawings/fasteners.ts';
import { flangeUnit, pillowBlock } from './drawings/housings.ts';
import { bolt, container, hexKey, oRing, puller, retainingRing } from './drawings/parts.ts';
import { cord, vRing } from './drawings/seals.ts';
import { tool, wrench } from './drawings/tools.ts';
import { pulley, sleeve, spider, timingBelt } from './drawings/transmission.ts';
import type { Drawing } from './pen/drawing.ts';
import { sheet } from './pen/pen.ts';

/** The picture of a part as SVG, with its part number below. */
export function draw(drawing: Drawing, partNumber = ''): string {
  return sheet(content(drawing), partNumber);
}

function content(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'ball-bearing':
      return ballBearing(drawing);
    case 'roller-bearing':
      return rollerBearing(drawing);
    case 'tapered-bearing':
      return taperedBearing(drawing);
    case 'thrust-bearing':
      return thrustBearing(drawing);
    case 'pillow-block':
      return pillowBlock(drawing);
    case 'flange-unit':
      return flangeUnit(drawing);
    case 'shaft-seal':
      return shaftSeal(drawing);
    case 'o-ring':
      return oRing(drawing);
    case 'chain':
      return chain(drawing);
    case 'sprocket':
      return sprocket(drawing);
    case 'belt':
      return belt(drawing);
    case 'key':
      return parallelKey(drawing);
    case 'retaining-ring':
      return retainingRing(drawing);
    case 'bolt':
      return bolt(drawing);
    case 'container':
      return container(drawing);
    case 'wrench':
      return wrench(drawing);
    case 'hex-key':
      return hexKey(drawing);
    case 'puller':
      return puller(drawing);
    case 'timing-belt':
      return timingBelt(drawing);
    case 'pulley':
      return pulley(drawing);
    case 'sleeve':
      return sleeve(drawing);
    case 'spider':
      return spider(drawing);
    case 'nut':
      return nut(drawing);
    case 'lock-nut':
      return lockNut(drawing);
    case 'washer':
      return washer(drawing);
    case 'socket-screw':
      return socketScrew(drawing);
    case 'cord':
      return cord(drawing);
    case 'v-ring':
      return vRing(drawing);
    case 'tool':
      return tool(drawing);
  }
}
