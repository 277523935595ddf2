# A server in a container: docker build -t crosstown . && docker run -p 8008:8008 -v crosstown:/data crosstown
# The wheel carries the built front end. Node and a linker come from PyPI for that, and stay behind in this stage.
FROM python:3.11-slim AS build
WORKDIR /build
COPY . .
RUN pip wheel --no-cache-dir --wheel-dir /wheels '.[server]'

FROM python:3.11-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels 'crosstown-game[server]' && rm -r /wheels \
    && useradd --create-home --uid 1000 crosstown \
    && mkdir /data && chown crosstown /data
USER crosstown
# The code is compiled for any processor of this kind, since the image may run on another one than it was built on.
ENV CROSSTOWN_DATA=/data CROSSTOWN_CACHE=/home/crosstown/.cache/crosstown NUMBA_CPU_NAME=generic
# Rules and computer players are compiled while the image is built, so that a container starts at once.
RUN crosstown warm-up
VOLUME /data
EXPOSE 8008 9108
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8008/readyz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["crosstown", "serve", "--host", "0.0.0.0"]
