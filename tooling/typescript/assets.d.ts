import '../../release-kit/typescript/assets.d.ts';
