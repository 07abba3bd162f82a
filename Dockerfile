# The site as one small server. Build: docker build --build-arg SITE_ORIGIN=https://www.example.com -t site .
# More: docs/deploy.md

# By its exact version and not by its digest: docs/deploy.md says how to look that up.
FROM node:24.21.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY art/package.json art/
RUN npm ci
COPY . .
# The public address, for canonical links, the sitemap and structured data.
ARG SITE_ORIGIN
ENV SITE_ORIGIN=$SITE_ORIGIN
# Where requests are sent, when that is another host than the site's.
ARG API_ORIGIN
ENV API_ORIGIN=$API_ORIGIN
RUN npm run build

# The optional packages bring Node for machines without it; this image has it.
FROM node:24.21.0-slim AS modules
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /site
COPY --from=modules /site/node_modules node_modules
COPY package.json ./
COPY app/site app/site
COPY app/requests app/requests
COPY app/today app/today
COPY content/physicians.json content/
COPY server server
COPY --from=build /site/build/csp.json /site/build/legacy-names.json /site/build/requests.json build/
COPY --from=build /site/build/client build/client
# Locked requests, unless DATABASE_URL names a PostgreSQL.
RUN mkdir data && chown node:node data && chmod 700 data
VOLUME /site/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
